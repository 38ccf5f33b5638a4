import type { FormDefinition, FormSection } from '#forms';
import { DANGER_KINDS } from './danger-kind.ts';
import { anyOf, date, line, section, text } from './fields.ts';

export const ESCALATION = 'escalation';

/**
 * What became of something that could not wait: what it was, to whom it was handed over, and when. Stored with the log
 * like every other answer, so that drafts keep it, a correction corrects it and the history shows it.
 */
const escalation: FormSection = {
  ...section(ESCALATION, [
    anyOf('about', DANGER_KINDS, { required: true }),
    line('handedTo', { required: true, maxLength: 200 }),
    // A call that is finished later may have been handed over days ago.
    date('handedAt', { required: true, precision: 'minute', days: { min: -30, max: 0 } }),
    text('agreed', { maxLength: 1000 }),
  ]),
  apart: true,
};

/** The form with a place for what cannot wait. */
export const withEscalation = ({ id, sections }: FormDefinition): FormDefinition => ({
  id,
  sections: [...sections, escalation],
});
