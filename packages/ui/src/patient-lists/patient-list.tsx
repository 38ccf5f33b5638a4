import type { ListedPatient } from '@careline/core/internal/calls/patient-lists';
import { isoDay } from '@careline/core/internal/formatting';
import { useState } from 'react';
import {
  type BulkAct,
  type ListAddress,
  type ListCount,
  type ListFilter,
  type ListValues,
  ListView,
  useListPages,
} from '../lists/index.ts';
import { useMessages } from '../messages/index.ts';
import { useNow, useTimeZone } from '../provider/index.ts';
import { BULK_ACTS, BulkActDialog, type BulkActKey } from './bulk/index.ts';
import { bulkMessages, patientListMessages } from './patient-lists.messages.ts';
import { PATIENT_SOURCES, type PatientListKind } from './patient-source.ts';
import { usePatientColumns } from './use-patient-columns.tsx';
import { usePatientFilters } from './use-patient-filters.ts';

/** Its values are those of `usePatientFilters` without the search text. */
export interface PatientListProps extends ListAddress {
  readonly kind: PatientListKind;
  /** Returns the address of a patient's record. If omitted, names are not links. */
  readonly rowAddress?: ((vitaId: string) => string) | undefined;
  /** Further filters of the owner: `projectId` narrows to a project. */
  readonly moreFilters?: readonly ListFilter[] | undefined;
  /** Whether several patients can be selected and acted on. */
  readonly mayAct?: boolean;
}

/** An act on the selected patients, while its dialog is open. */
interface Acting {
  readonly act: BulkActKey;
  readonly patients: readonly ListedPatient[];
  readonly onDone: (left?: readonly ListedPatient[]) => void;
}

const countOf = (count: ListCount): ListCount => count;

/** Patients with what decides who comes first, with filters, and on demand acts on several of them. */
export function PatientList(props: PatientListProps) {
  const { kind, values, onValuesChange, saved, rowAddress, moreFilters = [], mayAct = false } = props;
  const t = useMessages(patientListMessages);
  const b = useMessages(bulkMessages);
  const now = useNow();
  const timeZone = useTimeZone();
  const [text, setText] = useState<string>();
  const [acting, setActing] = useState<Acting>();
  const all: ListValues = { ...values, ...(text && { text }) };
  const change = ({ text: searched, ...others }: ListValues) => {
    setText(searched);
    if (JSON.stringify(others) !== JSON.stringify(values)) onValuesChange(others);
  };
  const pages = useListPages(PATIENT_SOURCES[kind], all, { live: ['worklist'], byClock: true });
  const bulk = BULK_ACTS.map(
    ({ key, icon }): BulkAct<ListedPatient> => ({
      key,
      icon,
      label: b(key),
      run: (patients, onDone) => setActing({ act: key, patients, onDone }),
    }),
  );
  const close = (left: readonly ListedPatient[], isBegun: boolean) => {
    acting?.onDone(left);
    setActing(undefined);
    if (isBegun) pages.list.refresh();
  };
  const isMine = kind === 'mine';
  return (
    <>
      <ListView
        name={t(kind)}
        pages={pages}
        columns={usePatientColumns(kind, isoDay(now() / 1000, timeZone) ?? '')}
        filters={[...usePatientFilters(), ...moreFilters]}
        values={all}
        onValuesChange={change}
        saved={saved}
        rowAddress={rowAddress && (({ vitaId }) => rowAddress(vitaId))}
        isUrgent={({ risk }) => risk === 'critical'}
        none={{
          title: t(isMine ? 'noneMine' : 'noneFacility'),
          text: t(isMine ? 'noneMineText' : 'noneFacilityText'),
          icon: 'group',
        }}
        file="patients"
        count={countOf}
        {...(mayAct && { bulk })}
      />
      {acting && <BulkActDialog act={acting.act} patients={acting.patients} onClose={close} />}
    </>
  );
}
