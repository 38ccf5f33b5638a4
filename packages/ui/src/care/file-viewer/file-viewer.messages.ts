import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('file-viewer', {
  close: 'Close',
  download: 'Download',
  picture: 'Picture: {name}',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fit: 'Whole picture',
  turn: 'Turn',
  keys: 'Keys: + and − for the size, 0 for the whole picture, R to turn it.',
  state: '{percent} %, turned by {degrees}°',
  loading: 'The picture is being opened',
  unreadable:
    'This picture cannot be shown here: the file may be damaged. Download it to open it in another program.',
  pdf: 'A PDF document opens in a tab of its own.',
  openTab: 'Open in a new tab',
  otherType: 'A file of this kind cannot be shown here. Download it to open it in another program.',
});
