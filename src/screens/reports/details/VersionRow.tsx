interface VersionRowProps {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

/** One line or sum as two versions have it; what differs stands out in weight, not in color alone. */
export function VersionRow({ name, before, after, difference }: VersionRowProps) {
  const isSame = before === after;
  return (
    <tr>
      <th scope="row" className="fw-normal">
        {name}
      </th>
      <td className="figure-cell">{before}</td>
      <td className="figure-cell">{isSame ? after : <strong>{after}</strong>}</td>
      <td className="figure-cell">{isSame ? '–' : <strong>{difference}</strong>}</td>
    </tr>
  );
}
