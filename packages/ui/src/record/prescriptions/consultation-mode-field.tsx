import { prescribingModeLabel } from '@careline/core/internal/prescriptions';
import { useLocale, useMessages } from '../../messages/index.ts';
import { SegmentedField } from '../../primitives/segmented-field/index.ts';
import { writerMessages } from './prescriptions.messages.ts';
import type { Writing } from './use-writing.ts';

/** Asks how doctor and patient are in contact. An encounter at the facility offers no choice. */
export function ConsultationModeField({ writing }: { readonly writing: Writing }) {
  const t = useMessages(writerMessages);
  const locale = useLocale();
  const { basis, consultation, setMode, busy } = writing;
  const modes = basis?.basis.consultation?.modes ?? [];
  if (!consultation || modes.length < 2) return null;
  return (
    <SegmentedField
      label={t('mode')}
      options={modes.map((value) => ({ value, label: prescribingModeLabel(value, locale) }))}
      value={consultation.mode}
      onChange={setMode}
      disabled={busy}
    />
  );
}
