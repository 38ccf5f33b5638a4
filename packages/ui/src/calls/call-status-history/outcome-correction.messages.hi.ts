import type { TranslationOf } from '../../messages/index.ts';
import type { outcomeCorrectionMessages } from './outcome-correction.messages.ts';

export const outcomeCorrectionHindi: TranslationOf<typeof outcomeCorrectionMessages> = {
  name: 'outcome-correction',
  sentences: {
    text: 'इस कॉल में किसी से बात नहीं हुई। यहाँ उसका परिणाम ठीक होता है; समय और प्रकार अलग से ठीक होते हैं।',
    outcome: 'परिणाम',
    outcomeRequired: 'चुनें कि कॉल का परिणाम क्या रहा।',
    reachedTitle: 'जिस कॉल में बात हुई, उसका लॉग होता है',
    reachedText:
      'सुधार से लॉग नहीं जोड़ा जा सकता। यह कॉल वापस लें, फिर मरीज़ की कॉल स्क्रीन खोलें और वहाँ कॉल को लॉग के साथ दर्ज करें।',
    noteTooLong: 'टिप्पणी को {max} अक्षरों तक छोटा करें।',
    conflictText: 'अब परिणाम है: {outcome}। नीचे देखें; सहेजने पर आपका लिखा हुआ उसकी जगह लेगा।',
  },
};
