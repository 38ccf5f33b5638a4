import { defineMessages } from '../messages/index.ts';

export const savedFiltersMessages = defineMessages('saved-filters', {
  list: 'Saved filters',
  save: 'Save filters',
  saveTitle: 'Save these filters',
  saveText: 'Days count from today: “today” is today tomorrow too.',
  manageLabel: 'Change saved filters',
  manageTitle: 'Saved filters',
});
