import { certifications } from '../../contract/texts/board/phrases';

// Whoever claims lines again after a rejection, or the rest of a line, signs this too.
test('nobody has to certify that the lines were never claimed before', () => {
  expect(certifications.en.notClaimedBefore).not.toMatch(/\bclaimed before\b|\bnever\b/);
  expect(certifications.fr.notClaimedBefore).not.toMatch(/demandé auparavant|jamais/);
});
