import { type AnswerSection, type StoredAnswers, sectionsOfForm } from '#forms';
import { callForm } from '../forms/call-form.ts';

/**
 * Returns a log's answers in form order, then unknown ones under their stored keys, so that nothing from other
 * versions is lost. Files are shown by name.
 */
export const answerSections = (
  log: StoredAnswers,
  contact: { readonly programme: string; readonly callType: string },
): readonly AnswerSection[] => sectionsOfForm(log, callForm(contact.programme, contact.callType));
