/** An account of the machine. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** What decides as whom PostgreSQL runs; it refuses to run as root. */
export interface HostFacts {
  /** We are root. */
  readonly root: boolean;
  /** An account without privileges that PostgreSQL could run as. */
  readonly account: Account;
  /** That account may pass every folder above the programs. */
  readonly reachesPrograms: boolean;
  /** That account may pass every folder above the data. */
  readonly reachesData: boolean;
  /** `unshare --user` works here; containers often forbid it. */
  readonly mayMakeNamespaces: boolean;
  /** `setpriv` can hand the account the one right to pass closed folders. */
  readonly mayHandCapabilities: boolean;
}

/** How PostgreSQL's programs are run, from the most to the least ordinary way. */
export type RunPlan =
  | { readonly kind: 'as-self' }
  | { readonly kind: 'as-account'; readonly account: Account }
  /** Still root outside, an ordinary user inside a user namespace: passes folders that only root may pass. */
  | { readonly kind: 'in-namespace' }
  /** The account with CAP_DAC_OVERRIDE. */
  | { readonly kind: 'with-capability'; readonly account: Account }
  /** The account, running a copy of the programs beside the data. */
  | { readonly kind: 'copied-programs'; readonly account: Account }
  | { readonly kind: 'impossible' };

/** Decides how to run PostgreSQL. Pure; `surveyHost` collects the facts. */
export function planRun(facts: HostFacts): RunPlan {
  const { account } = facts;
  if (!facts.root) return { kind: 'as-self' };
  if (facts.reachesPrograms && facts.reachesData) return { kind: 'as-account', account };
  if (facts.mayMakeNamespaces) return { kind: 'in-namespace' };
  if (facts.mayHandCapabilities) return { kind: 'with-capability', account };
  if (facts.reachesData) return { kind: 'copied-programs', account };
  return { kind: 'impossible' };
}

/** Who owns the data folder under that plan, or null when it is whoever we are. */
export function ownerUnder(plan: RunPlan): Account | null {
  return 'account' in plan ? plan.account : null;
}

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** The command that runs a program under the plan. Each of them keeps one process: the id is the program's own. */
export function commandUnder(plan: RunPlan, program: string, args: readonly string[]): Command {
  switch (plan.kind) {
    case 'as-self':
    case 'impossible':
      return { file: program, args };
    case 'as-account':
    case 'copied-programs':
      return { file: program, args, uid: plan.account.uid, gid: plan.account.gid };
    case 'in-namespace':
      return { file: 'unshare', args: ['--user', '--map-user=1000', '--', program, ...args] };
    case 'with-capability':
      return { file: 'setpriv', args: [...capabilityOptions(plan.account), '--', program, ...args] };
  }
}

export function capabilityOptions({ uid, gid }: Account): readonly string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
}
