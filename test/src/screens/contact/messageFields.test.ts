import { messageFaults, sentFields } from '../../../../src/screens/contact/messageFields';

const filled = { name: 'Ana de la Cruz', email: 'ana@alder.example', message: 'When is the report due?' };
const faults = (change: object) => messageFaults({ ...filled, ...change }).map(({ fault }) => fault);

describe('a message to the board', () => {
  it('needs a name, an address to answer to and words', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ name: ' ', email: '', message: '\n' })).toEqual(['name', 'email', 'message']);
    expect(faults({ email: 'ana at alder' })).toEqual(['email']);
  });

  it('has room for the longest the board takes, and says so beyond it', () => {
    expect(faults({ message: 'a'.repeat(4000), name: 'b'.repeat(120) })).toEqual([]);
    expect(faults({ message: 'a'.repeat(4001), name: 'b'.repeat(121) })).toEqual(['nameLong', 'messageLong']);
  });

  it('goes without the blanks around it', () => {
    expect(sentFields({ name: ' Ana ', email: ' a@b.example ', message: ' Hello \n' })).toEqual({
      name: 'Ana',
      email: 'a@b.example',
      message: 'Hello',
    });
  });
});
