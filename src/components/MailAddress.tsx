interface MailAddressProps {
  readonly address: string;
}

/** An email address that, where it must break, breaks after its sign and not inside a word. */
export function MailAddress({ address }: MailAddressProps) {
  const domain = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </>
  );
}
