import { decideRight, encounterPath, READS_CALLS, WRITES_RECORD } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { type ReadingsView, readReadingsView } from '@careline/core/internal/trends';
import { PatientCare } from '@careline/ui/care/patient-care';
import type { RoomPanel } from '@careline/ui/encounters/consultation-room';
import {
  EncounterEvents,
  EncounterFacts,
  encounterViewMessages,
} from '@careline/ui/encounters/encounter-view';
import { PatientEncounters } from '@careline/ui/encounters/patient-encounters';
import { useMessages } from '@careline/ui/messages';
import { PatientHeader } from '@careline/ui/patients/patient-header';
import { Card } from '@careline/ui/primitives/card';
import { enrolledAtOf, ReadingsViewer } from '@careline/ui/readings/readings-viewer';
import type { GlanceDetails } from '@careline/ui/record/patient-glance';
import type { PrescriptionList } from '@careline/ui/record/prescriptions';
import { useState } from 'react';
import { Offered } from '../../../preferences/offered.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { useEncounterSetting } from '../../booking/use-encounter-setting.ts';
import { EarlierCalls } from '../../patients/earlier-calls.tsx';
import { LabTests } from '../../patients/labs/lab-tests.tsx';
import { VisitMedicines } from '../../patients/prescriptions/prescribing.tsx';
import type { usePatientReadings } from '../../patients/use-patient-readings.ts';
import { useTaskSetting } from '../../tasks/use-task-setting.tsx';
import { encountersMessages } from '../encounters.messages.ts';
import type { Opened } from '../use-encounter.ts';
import type { RoomDirty } from './use-room-dirty.ts';

interface PanelsOptions extends Opened {
  readonly patient: Patient | undefined;
  readonly prescriptions: PrescriptionList;
  readonly readings: ReturnType<typeof usePatientReadings>;
  readonly dirty: RoomDirty;
}

/** Returns the details of the glance, each opened over the room. */
export function useRoomPanels(options: PanelsOptions) {
  const { encounter, events, patient, prescriptions, readings, dirty } = options;
  const t = useMessages(encountersMessages);
  const v = useMessages(encounterViewMessages);
  const { scopes } = useProfile();
  const setting = useEncounterSetting();
  const { bookReview, facilityId } = useTaskSetting();
  const [view, setView] = useState<ReadingsView>(() => readReadingsView(new URLSearchParams()));
  const { id, vitaId } = encounter;
  const addressOf = (other: string) => encounterPath(scopes, other);
  const panels: Readonly<Record<GlanceDetails, RoomPanel>> = {
    visit: {
      title: t('visitDetails'),
      content: (
        <>
          <PatientHeader withPhoto vitaId={vitaId} patient={patient} landmark={false} />
          <Card title={v('facts')}>
            <EncounterFacts {...setting} encounter={encounter} />
          </Card>
          <Card title={v('events')}>
            <EncounterEvents events={events} />
          </Card>
        </>
      ),
    },
    contacts: {
      title: t('contacts'),
      content: (
        <>
          <PatientEncounters
            vitaId={vitaId}
            partner={setting.partner}
            encounterAddress={addressOf}
            except={id}
          />
          {decideRight(READS_CALLS, scopes).allowed && <EarlierCalls vitaId={vitaId} />}
        </>
      ),
    },
    medicines: {
      title: t('medicines'),
      content: patient && <VisitMedicines {...{ patient, encounter, prescriptions }} />,
    },
    readings: {
      title: t('readings'),
      content: patient && (
        <Offered types={['PERIOD']}>
          <ReadingsViewer
            vitaId={vitaId}
            readings={readings.state}
            onRetry={readings.refresh}
            enrolledAt={enrolledAtOf(patient)}
            view={view}
            onViewChange={setView}
            exportName={`readings-${patient.uhid ?? vitaId}`}
          />
        </Offered>
      ),
    },
    labs: {
      title: t('labs'),
      content: patient && <LabTests patient={patient} encounterId={id} onDirtyChange={dirty.labs} />,
    },
    care: {
      title: t('care'),
      content: (
        <PatientCare
          {...{ vitaId, bookReview, facilityId }}
          encounterId={id}
          encounterAddress={addressOf}
          hidesTasks
          hidesOwnNotes
          mayWrite={decideRight(WRITES_RECORD, scopes).allowed}
          onDirtyChange={dirty.care}
        />
      ),
    },
  };
  return {
    panels,
    /** Shows one trend in the panel of readings, or all of them. */
    showTrend: (trend: string | undefined) => setView({ ...view, trend }),
  };
}
