import { defineMessages } from '../messages/index.ts';

export const savedFiltersMessages = defineMessages('saved-filters', {
  list: 'Saved filters',
  save: 'Save filters',
  saveTitle: 'Save these filters',
  saveText: 'Dates are relative: “today” always means the current day.',
  manageLabel: 'Manage saved filters',
  manageTitle: 'Saved filters',
});
