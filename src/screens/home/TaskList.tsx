import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { Home } from '../../../contract/entities/home';
import { DaysLeft } from './DaysLeft';
import { type HomeTask, taskAddress, tasksOf } from './homeTasks';
import { useTaskWords } from './useTaskWords';

interface TaskListProps {
  readonly home: Extract<Home, { kind: 'company' }>;
}

/** What the company has to do, each with the button that begins it. */
export function TaskList({ home }: TaskListProps) {
  const { t } = useTranslation('home');
  const tasks = tasksOf(home);
  return (
    <section className="surface mb-4" aria-labelledby="home-tasks">
      <h2 id="home-tasks">
        {tasks.length === 0 ? t('tasks.titleNone') : t('tasks.title', { count: tasks.length })}
      </h2>
      {tasks.length === 0 ? <p className="mb-0">{t('tasks.none')}</p> : null}
      <ul className="task-rows">
        {tasks.map((task) => (
          <TaskRow key={taskAddress(task)} task={task} />
        ))}
      </ul>
    </section>
  );
}

function TaskRow({ task }: { readonly task: HomeTask }) {
  const { t } = useTranslation('home');
  const words = useTaskWords();
  const { text, note } = words(task);
  const isLate = 'daysLeft' in task && task.daysLeft !== null;
  return (
    <li className="task-row">
      <span>
        <strong>{text}</strong>
        {isLate ? <DaysLeft days={task.daysLeft ?? 0} /> : <span className="card-tile-note">{note}</span>}
      </span>
      <Button
        tag={Link}
        color="primary"
        outline={!isLate}
        size="sm"
        to={taskAddress(task)}
        aria-label={`${t(`tasks.do.${task.kind}`)}: ${text}`}
      >
        {t(`tasks.do.${task.kind}`)}
      </Button>
    </li>
  );
}
