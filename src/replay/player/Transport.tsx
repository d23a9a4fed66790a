import pauseIcon from 'bootstrap-icons/icons/pause-fill.svg';
import playIcon from 'bootstrap-icons/icons/play-fill.svg';
import endIcon from 'bootstrap-icons/icons/skip-end-fill.svg';
import startIcon from 'bootstrap-icons/icons/skip-start-fill.svg';
import backIcon from 'bootstrap-icons/icons/chevron-left.svg';
import forwardIcon from 'bootstrap-icons/icons/chevron-right.svg';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { Icon } from '../../components/Icon';
import type { Command } from '../keys/command';

interface TransportProps {
  readonly isPlaying: boolean;
  readonly run: (command: Command) => void;
}

/** The buttons that move through the log. */
export function Transport({ isPlaying, run }: TransportProps) {
  const { t } = useTranslation('replay');
  const button = (command: Command, label: string, paths: readonly string[]) => (
    <button
      type="button"
      className="btn-icon"
      aria-label={label}
      title={label}
      onClick={() => {
        run(command);
      }}
    >
      <Icon paths={paths} />
    </button>
  );
  return (
    <div className="replay-transport" role="group" aria-label={t('player.label')}>
      {button('first', t('player.first'), startIcon)}
      {button('back', t('player.back'), backIcon)}
      <Button
        color="primary"
        size="sm"
        className="replay-play"
        onClick={() => {
          run('play');
        }}
      >
        <Icon paths={isPlaying ? pauseIcon : playIcon} /> {t(isPlaying ? 'player.pause' : 'player.play')}
      </Button>
      {button('forward', t('player.forward'), forwardIcon)}
      {button('last', t('player.last'), endIcon)}
    </div>
  );
}
