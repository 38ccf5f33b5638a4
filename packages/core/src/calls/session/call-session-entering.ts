import type { CallEdits } from './call-session-edits.ts';

/** Passes edits to the code of a begun call. Before it is loaded there is no call to edit. */
export const enteringInto = (part: () => CallEdits | undefined): CallEdits => ({
  choose: (disposition) => part()?.choose(disposition),
  setDetail: (detail) => part()?.setDetail(detail),
  setConfirmed: (confirmed) => part()?.setConfirmed(confirmed),
  setNote: (note) => part()?.setNote(note),
  setNextCall: (next) => part()?.setNextCall(next),
  setValue: (at, value) => part()?.setValue(at, value),
  setUnit: (at, unit) => part()?.setUnit(at, unit),
  setFieldReason: (at, reason) => part()?.setFieldReason(at, reason),
  setUnchanged: (at) => part()?.setUnchanged(at),
  swap: (at) => part()?.swap(at),
  addRow: (section) => part()?.addRow(section),
  removeRow: (section, row) => part()?.removeRow(section, row),
  setRowsUnchanged: (section) => part()?.setRowsUnchanged(section),
  leave: (at) => part()?.leave(at),
});
