const DUE_RULES = ['day-of-next-month', 'days-after-end'] as const;
const WINDOWS = ['NONE', 'MONTH_END', 'YEAR_END', 'PAYMENT_DATE'] as const;

interface Rule<K extends string> {
  readonly kind: K;
  /** The day or the number of days; empty where the rule has none. */
  readonly number: string;
}

/** When reports are due, from its text on the wire ("day-of-next-month:30"); undefined for a rule this version does not know. */
export const dueRuleOf = (text: string): Rule<(typeof DUE_RULES)[number]> | undefined =>
  ruleIn(DUE_RULES, text);

/** Until when refunds may be claimed, from its text on the wire ("YEAR_END:90", "NONE"). */
export const refundWindowOf = (text: string): Rule<(typeof WINDOWS)[number]> | undefined =>
  ruleIn(WINDOWS, text);

function ruleIn<K extends string>(kinds: readonly K[], text: string): Rule<K> | undefined {
  const [name = '', number = ''] = text.split(':');
  const kind = kinds.find((known) => known === name);
  return kind === undefined ? undefined : { kind, number };
}
