import { useTranslation } from 'react-i18next';
import { KeyFacts } from '../../components/KeyFacts';
import type { ProgramShown } from './program';

interface BoardFactsProps {
  readonly program: ProgramShown;
}

/** Who the board is and where it is reached. */
export function BoardFacts({ program }: BoardFactsProps) {
  const { t } = useTranslation('configuration');
  return (
    <section className="surface" aria-labelledby="board">
      <h2 id="board">{t('board')}</h2>
      <KeyFacts
        facts={[
          { name: t('boardName'), value: program.boardName },
          { name: t('address'), value: program.address },
          { name: t('phone'), value: program.phone },
          { name: t('email'), value: program.email, isWide: true },
          { name: t('zone'), value: program.boardZone },
        ]}
      />
    </section>
  );
}
