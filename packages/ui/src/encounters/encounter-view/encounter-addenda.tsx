import {
  type Addendum,
  addAddendum,
  type Encounter,
  type EncounterUser,
  MAX_ADDENDUM,
  mayAct,
} from '@careline/core/internal/encounters';
import { ofPatient } from '@careline/core/internal/http';
import { manualMetaInfo } from '@careline/core/internal/metrics';
import { useState } from 'react';
import { RequestFailed, useSubmission } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { useHttp } from '../../provider/index.ts';
import { type EncounterTimesOptions, useEncounterTimes } from '../encounter-words/index.ts';
import { encounterViewMessages } from './encounter-view.messages.ts';

export interface EncounterAddendaProps extends EncounterTimesOptions {
  readonly user: EncounterUser;
  readonly encounter: Encounter;
  readonly addenda: readonly Addendum[];
  /** Passes all stored addenda of the encounter. */
  readonly onAdded: (addenda: readonly Addendum[]) => void;
  readonly onDirtyChange?: (dirty: boolean) => void;
}

function AddendumForm({ encounter, now, onAdded, onDirtyChange }: EncounterAddendaProps) {
  const http = useHttp();
  const t = useMessages(encounterViewMessages);
  const { submit, busy, error } = useSubmission(now);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const { id: encounterId, vitaId } = encounter;
  function change(value: string): void {
    setText(value);
    setAdded(false);
    onDirtyChange?.(value.trim() !== '');
  }
  async function add(): Promise<void> {
    setAsked(true);
    const written = text.trim();
    if (written === '' || busy) return;
    const sent = await submit(`${encounterId} ${written}`, ({ id, key, at }) => {
      const addendum = { id, text: written, metaInfo: manualMetaInfo(at * 1000) };
      return http.call(addAddendum, { body: { vitaId, encounterId, addendum }, idempotencyKey: key });
    });
    if (!sent) return;
    onAdded(ofPatient(sent.answer, vitaId, addAddendum).data);
    change('');
    setAsked(false);
    setAdded(true);
  }
  return (
    <form
      noValidate
      data-print="hidden"
      className="flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className="w-full">
        <TextArea
          label={t('addendum')}
          hint={t('addendumHint')}
          rows={2}
          maxLength={MAX_ADDENDUM}
          value={text}
          onChange={change}
          error={asked && text.trim() === '' ? t('needAddendum') : undefined}
        />
      </div>
      {error && <RequestFailed title={t('addendumFailed')} error={error} />}
      <Button type="submit" busy={busy}>
        {t('addAddendum')}
      </Button>
      <p role="status" className="empty:hidden">
        {isAdded && t('addendumAdded')}
      </p>
    </form>
  );
}

/** Addenda to a completed encounter, oldest first, with a form to add one. */
export function EncounterAddenda(props: EncounterAddendaProps) {
  const { encounter, addenda, user } = props;
  const t = useMessages(encounterViewMessages);
  const { when } = useEncounterTimes(props);
  const actedOn = { careProviderId: encounter.careProvider?.id, package: encounter.package };
  const mayAdd = encounter.status === 'COMPLETED' && mayAct(user, 'addendum', actedOn).allowed;
  return (
    <div className="flex flex-col gap-4">
      {addenda.length > 0 && (
        <ol aria-label={t('addenda')} className="flex flex-col gap-3">
          {addenda.map(({ id, text, author, metaInfo }) => (
            <li key={id}>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="text-muted text-sm tabular-nums">
                {t('addendumBy', { name: author.name, when: when(metaInfo.createdAt) })}
              </p>
            </li>
          ))}
        </ol>
      )}
      {mayAdd && <AddendumForm key={encounter.id} {...props} />}
    </div>
  );
}

export const showsAddenda = ({
  encounter,
  addenda,
}: Pick<EncounterAddendaProps, 'encounter' | 'addenda'>): boolean =>
  addenda.length > 0 || encounter.status === 'COMPLETED';
