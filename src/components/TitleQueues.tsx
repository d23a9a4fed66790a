interface TitleQueuesProps<Key extends string> {
  readonly label: string;
  readonly queues: readonly { readonly key: Key; readonly name: string }[];
  /** The key of the one on show; null where the list is narrowed otherwise. */
  readonly at: Key | null;
  readonly onChoose: (key: Key) => void;
}

/** The usual ways to narrow a list by its status, beside the title. */
export function TitleQueues<Key extends string>({ label, queues, at, onChoose }: TitleQueuesProps<Key>) {
  return (
    <div className="title-views" role="group" aria-label={label}>
      {queues.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          aria-pressed={at === key}
          onClick={() => {
            onChoose(key);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
