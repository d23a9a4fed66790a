import * as z from 'zod/mini';
import { address, registration } from '../../contract/entities/company';
import { exemptionClaim, exemptionContent } from '../../contract/entities/exemption';
import { sentApplicant } from '../../contract/entities/refund';
import { certification } from '../../contract/entities/report';
import { newView } from '../../contract/entities/savedView';
import { personName } from '../../contract/fields';

const ADDRESS = {
  street1: '2 Quay',
  street2: '',
  city: 'Halifax',
  region: 'NS',
  postalCode: 'B3H',
  country: 'CA',
};

describe('97 a field of one line', () => {
  it.each([
    ['a line feed', 'Ana\nReply-To: x@evil.example'],
    ['a carriage return', 'Ana\rBcc'],
    ['an escape', 'Ana\u001b[31m'],
    ['a NUL', 'Ana\u0000'],
    ['a line separator', 'Ana\u2028Reed'],
  ])('refuses %s', (_what, text) => {
    expect(z.safeParse(personName, text).success).toBe(false);
    expect(z.safeParse(address, { ...ADDRESS, city: text }).success).toBe(false);
    expect(z.safeParse(registration.shape.legalName, text).success).toBe(false);
  });

  it.each([
    ['the title under a statement', sentApplicant.shape.title, 'Controller'],
    ['the phone number of an applicant', sentApplicant.shape.phone, '207-555-0100'],
    ['the title under a report', certification.shape.title, 'Controller'],
    ['the name under a report', certification.shape.name, 'Ana Reed'],
    ['the name of a view', newView.shape.name, 'My claims'],
  ])('refuses it in %s', (_what, field, good) => {
    expect(z.safeParse(field, good).success).toBe(true);
    expect(z.safeParse(field, `${good.slice(0, 2)}\n${good.slice(2)}`).success).toBe(false);
  });

  it('refuses it in the certificate of an organic handler, and still shows one that was kept before', () => {
    const organic = {
      kind: 'ORGANIC',
      organicQuantity: '1',
      nonOrganicQuantity: '0',
      totalQuantity: '1',
      certifier: 'Green\nCert',
      organicCertificate: 'G-1',
      organicCertificateEnds: '2027-01-01',
      hasPlanAndCertificate: true,
      handlesOrganic: true,
      isSubjectToAssessment: true,
    };
    expect(z.safeParse(exemptionClaim, organic).success).toBe(true);
    expect(z.safeParse(exemptionContent.claim, organic).success).toBe(false);
    expect(z.safeParse(exemptionContent.claim, { ...organic, certifier: 'Green Cert' }).success).toBe(true);
  });

  it('takes names of every script, and drops line ends around them', () => {
    for (const name of ['Ana de la Cruz', 'Zoë Ó Briain', '李小龍', ' Ana\n'])
      expect(z.safeParse(personName, name).success).toBe(true);
    expect(z.safeParse(address, ADDRESS).success).toBe(true);
  });
});
