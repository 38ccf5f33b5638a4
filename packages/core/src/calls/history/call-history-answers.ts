import { type AnswerSection, type StoredAnswers, sectionsOfForm } from '#forms';
import { callForm } from '../forms/call-form.ts';

/**
 * Returns a log's answers in the form's order, then those the form does not know. Answers to a form of another version
 * or of a newer server appear under their stored keys, never left out. Files appear by their names.
 */
export const answerSections = (
  log: StoredAnswers,
  contact: { readonly programme: string; readonly callType: string },
): readonly AnswerSection[] => sectionsOfForm(log, callForm(contact.programme, contact.callType));
