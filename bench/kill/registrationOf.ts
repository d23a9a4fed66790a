/** A complete request for an account; its email address names the write. */
export const registrationOf = (number: number) => ({
  legalName: `Kill Round Lumber ${number}`,
  kind: 'IMPORTER',
  taxId: '',
  importerNumber: '',
  address: {
    street1: `${number} Mill Road`,
    street2: '',
    city: 'Portland',
    region: 'OR',
    postalCode: '97201',
    country: 'US',
  },
  contactName: 'Robin Marsh',
  phone: '',
  email: `kill-${number}@lumber.example`,
  message: '',
});
