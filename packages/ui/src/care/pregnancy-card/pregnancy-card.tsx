import { type PersonFacts, type PregnancyState, pregnancyState } from '@careline/core/internal/clinical';
import { isoDay } from '@careline/core/internal/formatting';
import { type HttpClient, ofPatient } from '@careline/core/internal/http';
import { listPregnancyEntries, type PregnancyEntry } from '@careline/core/internal/patients/pregnancy';
import { useState } from 'react';
import { useQuery } from '../../http/index.ts';
import { useFormatDate, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { pregnancyCardMessages } from '../care.messages.ts';
import { EndPregnancy } from './end-pregnancy.tsx';
import { EntryHistory } from './entry-history.tsx';
import { MarkMistake } from './mark-mistake.tsx';
import { RecordPregnancy } from './record-pregnancy.tsx';
import { usePregnancyFailureText } from './use-pregnancy-failure-text.ts';
import { useEntryText, usePregnancyText } from './use-pregnancy-text.ts';
import { useSaveEntry } from './use-save-entry.ts';

export interface PregnancyCardProps {
  /** The patient. Key the widget by this id. */
  readonly vitaId: string;
  /** The facts about the patient that readings are judged by. */
  readonly facts: PersonFacts;
  readonly mayRecord: boolean;
  /** The server has stored a change, so the patient must be reloaded. */
  readonly onChanged: () => void;
}

const isOpen = ({ kind }: PregnancyState): boolean =>
  kind === 'dated' || kind === 'undated' || kind === 'late';

/** Returns whether to ask about pregnancy. "No" counts for three months; "not sure" leaves the question open. */
const isQuestion = (state: PregnancyState): boolean =>
  state.kind === 'not-asked' ||
  (state.kind === 'answered' && (!state.isCurrent || state.answer === 'perhaps'));

function useEntries(http: HttpClient, vitaId: string) {
  const { state, refresh } = useQuery(
    [vitaId, listPregnancyEntries],
    async (signal) =>
      ofPatient(
        await http.call(listPregnancyEntries, { query: { vitaId }, signal }),
        vitaId,
        listPregnancyEntries,
      ).data,
    { endpoint: listPregnancyEntries.name },
  );
  return { state, refresh, entries: state.phase === 'ready' ? state.value : [] };
}

interface BreastfeedingProps {
  readonly facts: PersonFacts;
  readonly mayRecord: boolean;
  readonly busy: boolean;
  readonly onAnswer: (breastfeeding: boolean) => void;
}

function Breastfeeding({ facts, mayRecord, busy, onAnswer }: BreastfeedingProps) {
  const timeZone = useTimeZone();
  const t = useMessages(pregnancyCardMessages);
  const formatDate = useFormatDate();
  const { breastfeeding: known } = facts;
  const words = known
    ? t(known.breastfeeding ? 'feeds' : 'feedsNot', { date: formatDate(known.on, { timeZone }) })
    : t('feedsUnknown');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className={known ? '' : 'text-muted'}>{words}</p>
      {mayRecord &&
        [true, false]
          .filter((answer) => answer !== known?.breastfeeding)
          .map((answer) => (
            <Button key={String(answer)} size="small" disabled={busy} onClick={() => onAnswer(answer)}>
              {t(answer ? 'feedsAction' : 'feedsNotAction')}
            </Button>
          ))}
    </div>
  );
}

type Asking = 'record' | 'end' | { readonly mistake: PregnancyEntry };

function Content(props: PregnancyCardProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const { vitaId, facts, mayRecord, onChanged } = props;
  const t = useMessages(pregnancyCardMessages);
  const announce = useAnnounce();
  const failureText = usePregnancyFailureText();
  const [asking, setAsking] = useState<Asking>();
  const { state: list, refresh, entries } = useEntries(http, vitaId);
  const saving = useSaveEntry(http, vitaId);
  const answering = useSaveEntry(http, vitaId);
  const today = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  const textOf = usePregnancyText(today, entries);
  const entryText = useEntryText();
  const state = pregnancyState(facts, today);
  const close = () => setAsking(undefined);
  const done = () => {
    close();
    announce(t('saved'));
    refresh();
    onChanged();
  };
  const answer = async (content: Parameters<typeof answering.save>[0]) => {
    if (await answering.save(content)) done();
  };
  const isOld = state.kind === 'answered' && !state.isCurrent;
  const form = { saving, today, onDone: done, onClose: close };
  return (
    <Card title={t('title')}>
      <div className="flex flex-col items-start gap-3">
        <p className={isQuestion(state) ? 'font-medium' : ''}>{textOf(state)}</p>
        {isOld && <p className="text-sm">{t('old')}</p>}
        {state.kind === 'late' && <p className="text-sm">{t('lateMeans')}</p>}
        {mayRecord && (
          <div className="flex flex-wrap gap-2">
            {!isOpen(state) && (
              <Button size="small" onClick={() => setAsking('record')}>
                {t('yesAction')}
              </Button>
            )}
            {!isOpen(state) && (
              <Button
                size="small"
                disabled={answering.busy}
                onClick={() => void answer({ kind: 'not-pregnant', on: today })}
              >
                {t('noAction')}
              </Button>
            )}
            {isOpen(state) && (
              <Button size="small" onClick={() => setAsking('record')}>
                {t('dateAction')}
              </Button>
            )}
            <Button size="small" onClick={() => setAsking('end')}>
              {t('endAction')}
            </Button>
          </div>
        )}
        <Breastfeeding
          {...{ facts, mayRecord }}
          busy={answering.busy}
          onAnswer={(breastfeeding) => void answer({ kind: 'breastfeeding', breastfeeding, on: today })}
        />
        {answering.error && <FieldError>{failureText(answering.error)}</FieldError>}
        {list.phase === 'failed' && <p className="text-muted text-xs">{t('historyFailed')}</p>}
        {entries.length > 0 && (
          <EntryHistory
            entries={entries}
            onMistake={mayRecord ? (mistake) => setAsking({ mistake }) : undefined}
          />
        )}
      </div>
      {asking === 'record' && <RecordPregnancy {...form} />}
      {asking === 'end' && <EndPregnancy {...form} />}
      {typeof asking === 'object' && (
        <MarkMistake
          {...{ vitaId }}
          id={asking.mistake.id}
          entry={entryText(asking.mistake)}
          onDone={done}
          onClose={close}
        />
      )}
    </Card>
  );
}

/**
 * The patient's pregnancy, the question if it was not asked, and breast-feeding.
 * Staff record a pregnancy, its end and the answers here, in any programme.
 */
export function PregnancyCard(props: PregnancyCardProps) {
  return (
    <LiveRegionProvider>
      <Content {...props} />
    </LiveRegionProvider>
  );
}
