import { addNote, type CareNote } from '@careline/core/internal/care';
import type { QueryState } from '@careline/core/internal/http';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages } from '../../messages/index.ts';
import { addTarget } from '../../primitives/add-target/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { useHttp } from '../../provider/index.ts';
import { patientCareMessages } from '../care.messages.ts';
import { CareListView } from '../care-list-view.tsx';
import type { CarePanelProps } from './care-panel.ts';
import { type NoteContent, NoteForm } from './note-form.tsx';
import { NoteItem, NoteText } from './note-item.tsx';
import { useNotes } from './use-care-list.ts';

interface AddNoteProps extends CarePanelProps {
  readonly onAdded: () => void;
}

/** Writes a note, for the current encounter if there is one. */
function AddNote({ onAdded, ...panel }: AddNoteProps) {
  const http = useHttp();
  const { vitaId, encounterId, enrolled, onDirtyChange } = panel;
  const saving = useSubmission();
  const save = async ({ kind, text }: NoteContent) => {
    const stored = await saving.submit(`${kind} ${text}`, ({ id, key, at }) =>
      http.call(addNote, {
        body: {
          note: { id, vitaId, encounterId: encounterId ?? null, kind, text, metaInfo: { updatedAt: at } },
        },
        idempotencyKey: key,
      }),
    );
    if (stored) onAdded();
    return stored !== undefined;
  };
  const { busy, error } = saving;
  return <NoteForm {...{ enrolled, busy, error, onDirtyChange }} onSave={save} />;
}

/** A patient's notes, or those of one encounter, with author and time. */
export function PatientNotes(props: CarePanelProps) {
  const t = useMessages(patientCareMessages);
  const { state, refresh } = useNotes(props);
  const title = t(props.encounterId ? 'notesOfEncounter' : 'notes');
  return (
    <Card title={title}>
      <div className="flex flex-col gap-4">
        {props.mayWrite && (
          <div {...addTarget('note')}>
            <AddNote {...props} onAdded={refresh} />
          </div>
        )}
        <CareListView
          state={state}
          label={title}
          failed={t('notesFailed')}
          none={t(props.encounterId ? 'noNotesOfEncounter' : 'noNotes')}
          onRetry={refresh}
        >
          {(note) => <NoteItem {...props} note={note} reload={refresh} />}
        </CareListView>
      </div>
    </Card>
  );
}

/** Returns the notes from outside the encounter, warnings first. */
function othersOf(
  state: QueryState<readonly CareNote[]>,
  encounterId: string | undefined,
): QueryState<readonly CareNote[]> {
  if (state.phase !== 'ready') return state;
  const others = state.value.filter((note) => note.encounterId !== encounterId);
  const value = others.toSorted(
    (one, other) => Number(other.kind === 'warning') - Number(one.kind === 'warning'),
  );
  return { ...state, value };
}

/** As many notes as fit next to an encounter. */
const FIRST = 3;

/** The patient's notes from outside the encounter. Read-only: notes are changed where they were written. */
export function OtherNotes(props: CarePanelProps) {
  const t = useMessages(patientCareMessages);
  const { state, refresh } = useNotes({ vitaId: props.vitaId });
  const others = othersOf(state, props.encounterId);
  const value = others.phase === 'ready' ? others.value : [];
  const view = {
    label: t('otherNotes'),
    failed: t('notesFailed'),
    none: t('noOtherNotes'),
    onRetry: refresh,
  };
  const rest = value.slice(FIRST);
  return (
    <Card title={t('otherNotes')}>
      <CareListView
        {...view}
        state={others.phase === 'ready' ? { ...others, value: value.slice(0, FIRST) } : others}
      >
        {(note) => <NoteText {...props} note={note} />}
      </CareListView>
      {rest.length > 0 && (
        <details className="pt-3">
          <summary>{t('furtherNotes', { count: rest.length })}</summary>
          <CareListView {...view} state={{ phase: 'ready', value: rest }}>
            {(note) => <NoteText {...props} note={note} />}
          </CareListView>
        </details>
      )}
    </Card>
  );
}
