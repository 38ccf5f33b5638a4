import { isoDay } from '@careline/core/internal/formatting';
import { isNotTaken, type NewAdherence, recordAdherence } from '@careline/core/internal/prescriptions';
import { useState } from 'react';
import { newId, useFailureText } from '../../../http/index.ts';
import { useSubmission } from '../../../http/use-submission.ts';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { FieldError } from '../../../primitives/field/index.ts';
import { useAnnounce } from '../../../primitives/live-region/index.ts';
import { useHttp, useNow, useTimeZone } from '../../../provider/index.ts';
import { usePrescriptions } from '../patient-medicines.tsx';
import { useLineWords } from '../use-line-words.ts';
import { adherenceMessages } from './adherence.messages.ts';
import { AdherenceFields } from './adherence-fields.tsx';
import {
  type AdherenceValues,
  type AskedLine,
  answerOf,
  linesToAsk,
  NOT_ASKED,
  problemOf,
  TAKEN,
} from './adherence-form.ts';
import { LineAdherence } from './line-adherence.tsx';

export interface MedicineAdherenceProps {
  readonly vitaId: string;
  readonly contactId: string;
}

type AllValues = Readonly<Record<string, AdherenceValues>>;

interface AskProps extends Required<MedicineAdherenceProps> {
  readonly lines: readonly AskedLine[];
  readonly onStored: () => void;
}

function useAnswers({ vitaId, contactId, lines, onStored }: AskProps) {
  const http = useHttp();
  const t = useMessages(adherenceMessages);
  const announce = useAnnounce();
  const { busy, error, submit } = useSubmission();
  const [ids] = useState(() => new Map<string, string>());
  /** Retries with the same key reuse the id. */
  const idOf = (key: string): string => {
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
  const store = async (valuesOf: (asked: AskedLine) => AdherenceValues): Promise<boolean> => {
    const given = lines.flatMap((asked) => answerOf(asked, valuesOf(asked)) ?? []);
    const saved = await submit(JSON.stringify(given), ({ key: idempotencyKey }) => {
      const answers: NewAdherence[] = given.map((answer) => ({
        id: idOf(`${idempotencyKey} ${answer.lineId}`),
        ...answer,
      }));
      return http.call(recordAdherence, {
        body: { adherence: { vitaId, contactId, answers } },
        idempotencyKey,
      });
    });
    if (!saved) return false;
    announce(t(given.some(({ answer }) => isNotTaken(answer)) ? 'storedNotTaken' : 'stored'));
    onStored();
    return true;
  };
  return { busy, error, store };
}

type Answering = ReturnType<typeof useAnswers>;

function Failure({ error }: Pick<Answering, 'error'>) {
  const t = useMessages(adherenceMessages);
  const failureText = useFailureText();
  if (!error) return null;
  return (
    <div role="alert">
      <FieldError>{error.code === 'conflict' ? t('ended') : failureText(error)}</FieldError>
    </div>
  );
}

function OneByOne({
  lines,
  answering,
  onStored,
  onClose,
}: {
  readonly lines: readonly AskedLine[];
  readonly answering: Answering;
  readonly onStored: () => void;
  readonly onClose: () => void;
}) {
  const t = useMessages(adherenceMessages);
  const [values, setValues] = useState<AllValues>({});
  const [isChecked, setChecked] = useState(false);
  const valuesOf = ({ line }: AskedLine) => values[line.id] ?? NOT_ASKED;
  const isEmpty = lines.every((asked) => valuesOf(asked).answer === '');
  const save = async () => {
    setChecked(true);
    if (isEmpty || lines.some((asked) => problemOf(valuesOf(asked)))) return;
    if (await answering.store(valuesOf)) onStored();
  };
  return (
    <>
      {lines.map((asked) => (
        <AdherenceFields
          key={asked.line.id}
          asked={asked}
          values={valuesOf(asked)}
          isChecked={isChecked}
          disabled={answering.busy}
          onChange={(given) => setValues((all) => ({ ...all, [asked.line.id]: given }))}
        />
      ))}
      {isChecked && isEmpty && <FieldError>{t('noneChosen')}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onClose} disabled={answering.busy}>
          {t('close')}
        </Button>
        <Button size="small" variant="primary" busy={answering.busy} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </>
  );
}

function Ask(props: AskProps) {
  const { lines } = props;
  const t = useMessages(adherenceMessages);
  const words = useLineWords();
  const answering = useAnswers(props);
  const [isOpen, setOpen] = useState(false);
  const [wasStored, setStored] = useState(false);
  const storeAll = async () => {
    if (await answering.store(() => TAKEN)) setStored(true);
  };
  const finish = () => {
    setOpen(false);
    setStored(true);
  };
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-2">
        {!isOpen && (
          <ul className="flex flex-col gap-1 text-sm">
            {lines.map(({ line }) => (
              <li key={line.id} className="wrap-anywhere">
                <span translate="no" className="font-medium">
                  {words.medicine(line)}
                </span>
                : {words.directions(line)}
                <LineAdherence adherence={line.adherence} />
              </li>
            ))}
          </ul>
        )}
        <Failure error={answering.error} />
        {isOpen ? (
          <OneByOne {...{ lines, answering }} onStored={finish} onClose={() => setOpen(false)} />
        ) : (
          <div className="flex flex-wrap gap-2">
            {!wasStored && (
              <Button size="small" icon="check" busy={answering.busy} onClick={() => void storeAll()}>
                {t('allTaken')}
              </Button>
            )}
            <Button size="small" disabled={answering.busy} onClick={() => setOpen(true)}>
              {t(wasStored ? 'change' : 'oneByOne')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

/** Asks on a call how the patient takes prescribed medicines. Renders nothing without an active medicine. */
export function MedicineAdherence({ ...props }: MedicineAdherenceProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const t = useMessages(adherenceMessages);
  const { vitaId } = props;
  const { state, refresh } = usePrescriptions(http, vitaId);
  if (state.phase === 'failed')
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {t('failed')}
        <Button size="small" onClick={refresh}>
          {t('again')}
        </Button>
      </p>
    );
  if (state.phase !== 'ready') return null;
  const lines = linesToAsk(state.value, isoDay(Math.floor(now() / 1000), timeZone) ?? '');
  return lines.length === 0 ? null : <Ask {...props} {...{ lines }} onStored={refresh} />;
}
