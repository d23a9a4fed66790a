import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Credentials, SignInOutcome } from '../../../src/api/identity/signInOutcome';
import { renderPage } from '../../../src/entrance/renderPage';
import { SignInPage, type SignInPorts } from '../../../src/screens/identity/signIn/SignInPage';

const submit = jest.fn<Promise<SignInOutcome>, [Credentials]>();
const verify = jest.fn<Promise<SignInOutcome>, Parameters<SignInPorts['verify']>>();
const ports: SignInPorts = { submit, verify, switchLanguage: jest.fn(), switchTheme: jest.fn() };

/** The page as index.html carries it, before any of our code has run. */
function written(language: 'en' | 'fr' = 'en'): HTMLElement {
  document.body.innerHTML = `<div id="root">${renderPage()[`page-${language}`]}</div>`;
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('no root');
  return root;
}

async function takeOver(root: HTMLElement, language: 'en' | 'fr' = 'en'): Promise<void> {
  await act(async () => {
    hydrateRoot(root, <SignInPage language={language} idPrefix={language} ports={ports} />, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
    await Promise.resolve();
  });
}

const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const press = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

describe.each(['en', 'fr'] as const)('the sign-in page written into index.html (%s)', (language) => {
  it('is taken over as it stands: the same elements, and every typed letter', async () => {
    const root = written(language);
    const before = root.innerHTML;
    const email = root.querySelector<HTMLInputElement>('[name=email]');
    const remember = root.querySelector<HTMLInputElement>('[name=rememberMe]');
    if (email === null || remember === null) throw new Error('fields are missing');
    email.value = 'ana@alder.example';
    remember.checked = true;
    await takeOver(root, language);
    expect(root.innerHTML).toBe(before);
    expect(root.querySelector('[name=email]')).toBe(email);
    expect([email.value, remember.checked]).toEqual(['ana@alder.example', true]);
  });
});

describe('the sign-in form', () => {
  it('sends the address without the blanks around it and the password as it is (H64)', async () => {
    submit.mockResolvedValue({ kind: 'signed-in' });
    await takeOver(written());
    field('Email').value = ' Ana@Alder.example ';
    field('Password').value = ' two  spaces ';
    await press('Sign in');
    expect(submit).toHaveBeenCalledWith({
      email: 'Ana@Alder.example',
      password: ' two  spaces ',
      rememberMe: false,
    });
  });

  it('sends nothing while a field is empty, says so beside it and takes the focus there', async () => {
    await takeOver(written());
    await press('Sign in');
    expect(submit).not.toHaveBeenCalled();
    expect(field('Email')).toHaveAccessibleDescription('Enter your email address.');
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveFocus();
    field('Email').value = 'ana';
    await press('Sign in');
    expect(field('Email')).toHaveAccessibleDescription('Enter an email address like name@company.com.');
  });

  it('shows the server’s words as text, never as markup (H01), and keeps what was typed', async () => {
    submit.mockResolvedValue({
      kind: 'refused',
      message: '<iframe srcdoc="<script>parent.__hit=1</script>">',
    });
    await takeOver(written());
    field('Email').value = 'a@b.c';
    field('Password').value = 'x';
    await press('Sign in');
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('<iframe srcdoc=');
    });
    expect(document.querySelector('iframe')).toBeNull();
    expect(field('Password').value).toBe('x');
  });

  it('is sent once however often the button is pressed', async () => {
    submit.mockReturnValue(new Promise(() => undefined));
    await takeOver(written());
    field('Email').value = 'a@b.c';
    field('Password').value = 'x';
    await press('Sign in');
    await press('Signing in…');
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('shows the password on request and takes paste', async () => {
    await takeOver(written());
    expect(field('Password').type).toBe('password');
    expect(field('Password').autocomplete).toBe('current-password');
    await press('Show password');
    expect(field('Password').type).toBe('text');
    expect(fireEvent.paste(field('Password'))).toBe(true);
  });

  it('asks for the code where one is needed and takes it with blanks', async () => {
    submit.mockResolvedValue({ kind: 'code-needed', userId: 'u1', companyName: 'Board' });
    verify.mockResolvedValue({ kind: 'refused', message: 'The code is wrong.' });
    await takeOver(written());
    field('Email').value = 'a@b.c';
    field('Password').value = 'x';
    await press('Sign in');
    const code = await screen.findByLabelText('Verification code');
    expect(code).toHaveFocus();
    fireEvent.change(code, { target: { value: ' 123 456 ' } });
    await press('Continue');
    expect(verify).toHaveBeenCalledWith('123456', { userId: 'u1', companyName: 'Board', rememberMe: false });
    expect(code).toHaveAccessibleDescription(/The code is wrong/);
  });
});
