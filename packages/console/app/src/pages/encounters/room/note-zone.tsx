import { visitSections } from '@careline/core/internal/case-sheets';
import type { Addendum } from '@careline/core/internal/encounters';
import type { MetricRecord } from '@careline/core/internal/metrics';
import { decideRight, encounterPath, READS_RECORD, WRITES_RECORD } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { isValidationService, validateLine } from '@careline/core/internal/prescriptions';
import { EncounterNotes } from '@careline/ui/care/patient-care';
import { PatientTasks } from '@careline/ui/care/tasks';
import {
  EncounterAddenda,
  encounterViewMessages,
  showsAddenda,
} from '@careline/ui/encounters/encounter-view';
import { useMessages } from '@careline/ui/messages';
import { Card } from '@careline/ui/primitives/card';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import type { NotePart } from '@careline/ui/record/case-sheet';
import { VisitNote } from '@careline/ui/record/case-sheet';
import {
  type OpenWriting,
  type PrescriptionList,
  ValidatePrescriptions,
} from '@careline/ui/record/prescriptions';
import { SnippetArea } from '@careline/ui/record/snippets';
import { useCallback } from 'react';
import { useProfile } from '../../../session/use-session.ts';
import { useUnsent } from '../../../unsent/use-unsent.ts';
import { useEncounterSetting } from '../../booking/use-encounter-setting.ts';
import { LabTests } from '../../patients/labs/lab-tests.tsx';
import { VisitPrescription } from '../../patients/prescriptions/prescribing.tsx';
import { usePersonNow } from '../../patients/use-person-now.ts';
import { useTaskSetting } from '../../tasks/use-task-setting.tsx';
import { encountersMessages } from '../encounters.messages.ts';
import type { Opened } from '../use-encounter.ts';
import { signedIn } from './signed-in.ts';
import type { RoomDirty } from './use-room-dirty.ts';

export interface NoteZoneProps extends Pick<Opened, 'encounter' | 'addenda'> {
  readonly onAddenda: (addenda: readonly Addendum[]) => void;
  readonly patient: Patient | undefined;
  readonly prescriptions: PrescriptionList;
  /** Readings of the patient, each metric's oldest first; undefined until loaded. */
  readonly earlier: readonly MetricRecord[] | undefined;
  readonly openWriting: OpenWriting;
  /** Whether the visit has begun, and this user conducts it. */
  readonly isUnderWay: boolean;
  readonly dirty: RoomDirty;
}

function Validating({ encounter, prescriptions }: Pick<NoteZoneProps, 'encounter' | 'prescriptions'>) {
  const { user } = useEncounterSetting();
  const { scopes } = useProfile();
  const isAssigned = encounter.careProvider?.id === user.staffId && encounter.status === 'CONFIRMED';
  return (
    <ValidatePrescriptions
      {...{ prescriptions }}
      encounterId={encounter.id}
      staffId={user.staffId}
      mayValidate={isAssigned && decideRight(validateLine, scopes).allowed}
    />
  );
}

/** Returns the parts of the note that are not sections of the case sheet: the plan. */
function usePlan({
  encounter,
  patient,
  prescriptions,
  openWriting,
  isUnderWay,
  dirty,
}: NoteZoneProps): readonly NotePart[] {
  const t = useMessages(encountersMessages);
  const { scopes } = useProfile();
  const { bookReview, facilityId } = useTaskSetting();
  const { id: encounterId, vitaId } = encounter;
  const mayWrite = decideRight(WRITES_RECORD, scopes).allowed;
  const encounterAddress = (other: string) => encounterPath(scopes, other);
  const panel = { vitaId, encounterId, mayWrite, bookReview, facilityId, encounterAddress };
  const signed = signedIn(prescriptions, encounter);
  const reportTasks = dirty.tasks;
  const tasksDirty = useCallback((_: string, isDirty: boolean) => reportTasks(isDirty), [reportTasks]);
  if (!patient) return [];
  const medicines: NotePart = isValidationService(encounter.serviceType)
    ? {
        key: 'prescription',
        label: t('prescriptions'),
        isFilled: false,
        content: <Validating {...{ encounter, prescriptions }} />,
      }
    : {
        key: 'prescription',
        label: t('prescription'),
        isFilled: signed.length > 0,
        content: (
          <>
            <h2 className="font-semibold">{t('prescription')}</h2>
            <VisitPrescription
              {...{ patient, encounter, prescriptions, openWriting, signed }}
              isOpen={isUnderWay}
              onDirtyChange={dirty.medicines}
            />
          </>
        ),
      };
  return [
    medicines,
    {
      key: 'labs',
      label: t('labs'),
      isFilled: false,
      content: <LabTests brief {...{ patient, encounterId }} onDirtyChange={dirty.labs} />,
    },
    {
      key: 'tasks',
      label: t('followUp'),
      isFilled: false,
      content: <PatientTasks {...panel} onDirtyChange={tasksDirty} />,
    },
    {
      key: 'notes',
      label: t('notes'),
      isFilled: false,
      content: <EncounterNotes {...panel} onDirtyChange={dirty.notes} />,
    },
  ];
}

/** The note of the encounter, for users who may read the record. */
export function NoteZone(props: NoteZoneProps) {
  const { encounter, addenda = [], onAddenda, patient, earlier, isUnderWay, dirty } = props;
  const { resourceId, scopes, facility } = useProfile();
  const { user } = useEncounterSetting();
  const v = useMessages(encounterViewMessages);
  const unsent = useUnsent();
  const { id: encounterId, vitaId } = encounter;
  const { state, person } = usePersonNow(vitaId);
  const parts = usePlan(props);
  if (!decideRight(READS_RECORD, scopes).allowed) return null;
  if (unsent === 'opening' || state.phase === 'loading')
    return (
      <div className="p-3">
        <Skeleton lines={6} />
      </div>
    );
  const isValidation = isValidationService(encounter.serviceType);
  const { first, opens } = visitSections(encounter.serviceType);
  return (
    <SnippetArea enrolled={patient?.enrolments.map(({ programme }) => programme)}>
      <VisitNote
        // Drafts belong to one facility.
        key={`${facility?.facilityId} ${vitaId} ${encounterId}`}
        {...{ vitaId, encounterId, scopes, unsent, parts, earlier, isUnderWay }}
        first={isValidation ? [] : first}
        opens={isValidation ? [] : opens}
        onDirtyChange={dirty.sheet}
        staffId={resourceId}
        person={person ?? {}}
        facts={state.phase === 'ready' ? state.value : undefined}
        above={
          showsAddenda({ encounter, addenda }) && (
            <Card title={v('addenda')}>
              <EncounterAddenda
                {...{ user, encounter, addenda }}
                onAdded={onAddenda}
                onDirtyChange={dirty.addendum}
              />
            </Card>
          )
        }
      />
    </SnippetArea>
  );
}
