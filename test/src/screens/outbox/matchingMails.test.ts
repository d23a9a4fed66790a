import { linkPieces, matchingMails, type Mail } from '../../../../src/screens/outbox/matchingMails';

const mail = (id: string, to: string, subject: string | null): Mail => ({
  id,
  kind: 'reset-link',
  to,
  subject,
  text: null,
  queuedAt: '2026-11-01T10:00:00Z',
  sentAt: null,
});

describe('the emails of a local start', () => {
  it('are found by address or subject, one without a subject too', () => {
    const mails = [mail('1', 'Ana@alder.example', 'Your code'), mail('2', 'ben@birch.example', null)];
    expect(matchingMails(mails, ' ANA ').map(({ id }) => id)).toEqual(['1']);
    expect(matchingMails(mails, 'code').map(({ id }) => id)).toEqual(['1']);
    expect(matchingMails(mails, '')).toHaveLength(2);
  });

  it('have links that can be pressed, with their token and without the words around them', () => {
    const text =
      'Set it here:\n\nhttp://localhost:3000/resetpassword#token=aB-3\n\nIf not, <b>do</b> nothing.';
    expect(linkPieces(text).filter(({ isLink }) => isLink)).toEqual([
      { text: 'http://localhost:3000/resetpassword#token=aB-3', isLink: true },
    ]);
    expect(
      linkPieces(text)
        .map(({ text: piece }) => piece)
        .join(''),
    ).toBe(text);
    expect(linkPieces('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)', isLink: false }]);
  });
});
