import { serverNow } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import { ofPatient } from '@careline/core/internal/http';
import {
  getMedicineList,
  isCurrent,
  lineState,
  type MedicineList,
  type Prescription,
} from '@careline/core/internal/prescriptions';
import { useState } from 'react';
import { RequestFailed, useQuery } from '../../../http/index.ts';
import { useMessages, useWhen } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { Skeleton } from '../../../primitives/skeleton/index.ts';
import { StatusTag } from '../../../primitives/status-tag/index.ts';
import { useHttp, useTimeZone } from '../../../provider/index.ts';
import { type NameStatus, nameStatus } from '../medicine-names.ts';
import { useLineWords } from '../use-line-words.ts';
import { useMedicineTables } from '../use-medicine-tables.ts';
import type { AskedMedicine } from './check-draft.ts';
import { MedicineCheckForm } from './medicine-check-form.tsx';
import { reconciliationMessages } from './reconciliation.messages.ts';

export interface MedicineReconciliationProps {
  readonly vitaId: string;
  readonly encounterId: string | null;
  readonly prescriptions: readonly Prescription[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly mayCheck: boolean;
  /** Called when a line may have been stopped. */
  readonly onChanged: () => void;
}

/** Lists answers that differ from our prescriptions. */
function Answers({ list, asked }: { readonly list: MedicineList; readonly asked: readonly AskedMedicine[] }) {
  const t = useMessages(reconciliationMessages);
  const texts = asked.flatMap(({ id, name }) => {
    const found = list.answers.find(({ lineId }) => lineId === id);
    if (!found || found.answer === 'continues') return [];
    const values = { medicine: name, text: found.text, name: found.by.name };
    return [{ id, text: t(found.answer === 'stopped' ? 'answeredStopped' : 'answeredChanged', values) }];
  });
  if (texts.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {texts.map(({ id, text }) => (
        <li key={id} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Returns whether a medicine goes unchecked because of its name. A probable match does not count as checked. */
const isUnchecked = ({ status }: NameStatus): boolean => status === 'unknown' || status === 'meant';

/** Lists medicines the patient takes that were prescribed or bought elsewhere. */
function Outside({ list }: { readonly list: MedicineList }) {
  const t = useMessages(reconciliationMessages);
  const tables = useMedicineTables();
  return (
    <ul aria-label={t('elsewhere')} className="flex flex-col gap-2">
      {list.outside.map(({ id, name, dose, since, prescribedBy }) => (
        <li key={id} className="wrap-anywhere">
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            {name}
            {isUnchecked(nameStatus(name, tables)) && <StatusTag tone="warning">{t('notChecked')}</StatusTag>}
          </p>
          <p className="text-muted text-sm">
            {[
              dose,
              since && t('since', { since }),
              prescribedBy ? t('outsideOf', { name: prescribedBy }) : t('elsewhere'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Lists medicines from elsewhere that the patient no longer takes, with the reasons. */
function StoppedOutside({ stopped = [] }: Pick<MedicineList, 'stopped'>) {
  const t = useMessages(reconciliationMessages);
  if (stopped.length === 0) return null;
  return (
    <ul aria-label={t('stoppedElsewhere')} className="flex flex-col gap-2">
      {stopped.map(({ id, name, reason }) => (
        <li key={id} className="wrap-anywhere">
          <p className="font-medium">{name}</p>
          <p className="text-muted text-sm">
            {reason ? t('stoppedBecause', { reason }) : t('stoppedElsewhere')}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Shows when and by whom the medicines were last checked, medicines from elsewhere, and the check itself. */
export function MedicineReconciliation(props: MedicineReconciliationProps) {
  const http = useHttp();
  const timeZone = useTimeZone();
  const { vitaId, encounterId, prescriptions, now = serverNow, mayCheck, onChanged } = props;
  const t = useMessages(reconciliationMessages);
  const when = useWhen({ now });
  const words = useLineWords();
  const [isOpen, setOpen] = useState(false);
  const { state, refresh, setValue } = useQuery(
    [vitaId, getMedicineList],
    async (signal) =>
      ofPatient(await http.call(getMedicineList, { query: { vitaId }, signal }), vitaId, getMedicineList)
        .data,
    { endpoint: getMedicineList.name },
  );
  const day = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  const asked = prescriptions.flatMap((prescription) =>
    prescription.lines
      .filter((line) => isCurrent(lineState(line, prescription, day)))
      .map((line) => ({ id: line.id, name: words.medicine(line), directions: words.directions(line) })),
  );
  return (
    <Card title={t('title')}>
      {state.phase === 'loading' && <Skeleton lines={2} />}
      {state.phase === 'failed' && (
        <RequestFailed title={t('failed')} onRetry={refresh} error={state.error} />
      )}
      {state.phase === 'ready' && (
        <div className="flex flex-col gap-3">
          <p>
            {state.value.checked
              ? t('checked', { time: when(state.value.checked.at), name: state.value.checked.by.name })
              : t('neverChecked')}
          </p>
          <Answers list={state.value} asked={asked} />
          {isOpen ? (
            <MedicineCheckForm
              {...{ vitaId, encounterId, asked, now }}
              list={state.value}
              onSaved={(list) => {
                setValue(list);
                setOpen(false);
                onChanged();
              }}
              onClose={() => setOpen(false)}
            />
          ) : (
            <>
              {state.value.outside.length > 0 && <Outside list={state.value} />}
              <StoppedOutside stopped={state.value.stopped} />
              {mayCheck && (
                <Button size="small" className="self-start" data-print="hidden" onClick={() => setOpen(true)}>
                  {t('check')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </Card>
  );
}
