import type { TranslationOf } from '@careline/ui/messages';
import type { areaBoundaryMessages } from './area-boundary.messages.ts';

export const areaBoundaryHindi: TranslationOf<typeof areaBoundaryMessages> = {
  name: 'area-boundary',
  sentences: {
    title: 'कंसोल के इस भाग ने काम करना बंद कर दिया',
    body: 'सर्वर ने जिसकी पुष्टि की है वह सुरक्षित है। फिर कोशिश करें; दोबारा हो तो यह त्रुटि संख्या सहायता को भेजें।',
    errorId: 'त्रुटि संख्या',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया',
  },
};
