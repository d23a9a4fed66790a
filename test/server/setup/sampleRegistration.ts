/** A complete registration of a company, as the form on the sign-in page sends it. */
export const sampleRegistration = (email: string, values: object = {}) => ({
  legalName: `Company of ${email}`,
  kind: 'IMPORTER',
  taxId: '',
  importerNumber: '',
  address: {
    street1: '2 Quay',
    street2: '',
    city: 'Halifax',
    region: 'NS',
    postalCode: 'B3H',
    country: 'CA',
  },
  contactName: 'Ana de la Cruz',
  phone: '',
  email,
  message: '',
  ...values,
});
