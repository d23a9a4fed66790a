import { EmailSection } from './EmailSection';
import { HistorySection } from './HistorySection';
import { PasswordSection } from './PasswordSection';
import { SecondStepSection } from './SecondStepSection';
import { SessionsSection } from './SessionsSection';
import './ownSignIn.scss';

/** How one signs in oneself: address, password, second step, open sessions, and what happened to the account. */
export function OwnSignIn() {
  return (
    <>
      <EmailSection />
      <PasswordSection />
      <SecondStepSection />
      <SessionsSection />
      <HistorySection />
    </>
  );
}
