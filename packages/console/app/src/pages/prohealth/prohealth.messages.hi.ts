import type { TranslationOf } from '@careline/ui/messages';
import type { dashboardMessages } from './dashboard/dashboard-page.messages.ts';

export const dashboardPageHindi: TranslationOf<typeof dashboardMessages> = {
  name: 'dashboard-page',
  sentences: {
    title: 'डैशबोर्ड',
    search: 'मरीज़ खोजें',
    team: 'टीम',
    teamTitle: 'टीम',
    teamIntro:
      'आज की कॉल में से किसके पास कितनी हैं। आप जो मरीज़ सौंपते हैं, वे दिन के अंत तक उस व्यक्ति के लिए आरक्षित रहते हैं।',
    teamNoAccess: 'आपका खाता यह पृष्ठ नहीं खोलता',
    failed: 'कॉल लोड नहीं हो सकीं',
    unfinished: 'अधूरी कॉल',
    unfinishedNone: 'कोई अधूरी कॉल नहीं',
    recent: 'हाल की कॉल',
    recentNone: 'पिछले {days} दिनों में कोई कॉल नहीं।',
    history: 'सभी कॉल',
    more: { one: 'इतिहास में {count} और', other: 'इतिहास में {count} और' },
    finish: 'पूरा करें',
    see: 'कॉल देखें',
    begun: 'शुरू: {time}',
    onlySearch: 'आपका खाता ये स्क्रीन खोलता है। कॉल देखने के लिए अपने प्रशासक से उनकी पहुँच माँगें।',
    give: '{name} को किसी को सौंपें',
    giveMeaning: 'मरीज़ दिन के अंत तक, या कॉल होने तक उनके पास रहेगा।',
    giveTo: 'किसे सौंपें',
    giveChoose: 'व्यक्ति चुनें',
    giveNobody: 'इस केंद्र में कोई मरीज़ों को कॉल नहीं कर सकता। पहले किसी को “कॉल जानकारी” की पहुँच दें।',
    giveDo: 'सौंपें',
    giveCancel: 'रद्द करें',
    peopleFailed: 'लोगों की सूची लोड नहीं हो सकी',
    nothing: 'आपकी अनुमतियाँ इस क्षेत्र की कोई स्क्रीन नहीं खोलतीं। अपने व्यवस्थापक से पहुँच माँगें।',
  },
};
