import { MEDICINE_TASK_KIND, type Task } from '@careline/core/internal/care';
import { serverNow } from '@careline/core/internal/clock';
import { SERVICE_TYPES } from '@careline/core/internal/encounters';
import { encounterPath, patientPath } from '@careline/core/internal/navigation';
import { useConsole } from '../../console-context.tsx';
import { useOpensRecords } from '../../session/use-opens-records.ts';
import { useProfile } from '../../session/use-session.ts';
import { BookEncounter } from '../booking/book-encounter.tsx';

interface BookReviewProps {
  readonly task: Task;
  readonly onBooked: () => void;
}

/** A time at which every facility is open. */
const MORNING = '09:00';

/** Books the encounter a review asks for, on its day and for the original service. */
function BookReview({ task, onBooked }: BookReviewProps) {
  const { id: taskId, vitaId, patient, dueOn, what, encounter, assignee } = task;
  const serviceType = SERVICE_TYPES.find((service) => service === encounter?.serviceType);
  return (
    <BookEncounter
      inRow
      size="small"
      variant="primary"
      patient={{ vitaId, name: patient?.name ?? '' }}
      reason={what}
      preset={{
        taskId,
        at: `${dueOn}T${MORNING}`,
        ...(serviceType && { serviceType }),
        ...(assignee && { careProviderId: assignee.id }),
      }}
      onBooked={onBooked}
    />
  );
}

/** Returns what every task list needs: the services, the facility's time zone, and links to what tasks mention. */
export function useTaskSetting() {
  const { http } = useConsole();
  const profile = useProfile();
  const { scopes } = profile;
  const opensRecords = useOpensRecords();
  return {
    http,
    facilityId: profile.facility?.facilityId,
    now: serverNow,
    encounterAddress: (id: string) => encounterPath(scopes, id),
    patientAddress: ({ vitaId, kind }: Pick<Task, 'vitaId' | 'kind'>) =>
      opensRecords ? patientPath(vitaId, kind === MEDICINE_TASK_KIND ? 'medicines' : 'tasks') : undefined,
    bookReview: (task: Task, onBooked: () => void) => <BookReview task={task} onBooked={onBooked} />,
  };
}
