import { listPatients } from '@careline/core/internal/patients';
import type { SessionInside } from '../session/sealed-content.ts';
import { httpOf } from '../session/session-http.ts';
import type { Choice } from '../session/snapshot-store.ts';
import { stateOf } from '../shell/element-state.ts';
import type { LookUp } from '../shell/field/check-value.ts';
import { checkWords } from './check-words.ts';

const sameNumber = (one: string | null, other: string): boolean =>
  one?.trim().toUpperCase() === other.trim().toUpperCase();

/** Patient numbers are never longer; the services refuse longer text. */
const MAX_NUMBER = 120;

/** Returns the only patient with this UHID; undefined if there is none. */
async function findPatient(inside: SessionInside, value: string): Promise<Choice | undefined> {
  const text = value.trim();
  if (text === '' || text.length > MAX_NUMBER) return undefined;
  const { data } = await httpOf(inside).call(listPatients, { body: { by: 'uhid', text } });
  const [only, ...others] = data.filter(({ uhid }) => sameNumber(uhid, text));
  if (!only || others.length > 0) return undefined;
  return { id: only.vitaId, value: only.uhid ?? '', record: only };
}

export const lookUpPatient: LookUp = async (host, choice, inside) => {
  const state = stateOf(host);
  const { inner, frame, store } = state;
  state.checkWords = checkWords;
  // Updates the validity message.
  inner.setState({});
  const found = await findPatient(inside, choice.value);
  if (inner.getState().choice !== choice) return;
  // The page around a frame never receives a patient's record.
  const record = store.getState().isolation === 'frame' ? undefined : found?.record;
  inner.setState({ choice: found ? { ...found, record } : { ...choice, check: 'unknown' } });
  if (found && frame.field) frame.field.input.value = found.value;
};
