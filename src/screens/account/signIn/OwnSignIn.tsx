import { HistorySection } from './HistorySection';
import { PasswordSection } from './PasswordSection';
import { SecondStepSection } from './SecondStepSection';
import { SessionsSection } from './SessionsSection';
import './ownSignIn.scss';

/** How one signs in oneself: password, second step, open sessions, and what happened to the account. */
export function OwnSignIn() {
  return (
    <>
      <PasswordSection />
      <SecondStepSection />
      <SessionsSection />
      <HistorySection />
    </>
  );
}
