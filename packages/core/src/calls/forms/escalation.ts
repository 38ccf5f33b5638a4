import type { FormDefinition, FormSection } from '#forms';
import { DANGER_KINDS } from './danger-kind.ts';
import { anyOf, date, line, section, text } from './fields.ts';

export const ESCALATION = 'escalation';

/**
 * Hand-over of findings: what, to whom, and when. Stored in the log like other answers, so that drafts, corrections
 * and the history include it.
 */
const escalation: FormSection = {
  ...section(ESCALATION, [
    anyOf('about', DANGER_KINDS, { required: true }),
    line('handedTo', { required: true, maxLength: 200 }),
    // Calls can be completed days after the hand-over.
    date('handedAt', { required: true, precision: 'minute', days: { min: -30, max: 0 } }),
    text('agreed', { maxLength: 1000 }),
  ]),
  apart: true,
};

/** Adds the hand-over section to a form. */
export const withEscalation = ({ id, sections }: FormDefinition): FormDefinition => ({
  id,
  sections: [...sections, escalation],
});
