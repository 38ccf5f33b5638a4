/** J00 to J99: diseases of the respiratory system. */
export const LUNGS = `
J00 Acute nasopharyngitis [common cold]|cold,coryza,sardi,zukam,ज़ुकाम
J01 Acute sinusitis
J01.0 Acute maxillary sinusitis
J01.9 Acute sinusitis, unspecified
J02 Acute pharyngitis
J02.0 Streptococcal pharyngitis|strep throat
J02.9 Acute pharyngitis, unspecified|sore throat,gala kharab
J03 Acute tonsillitis
J03.9 Acute tonsillitis, unspecified
J04.0 Acute laryngitis
J05.0 Acute obstructive laryngitis [croup]
J05.1 Acute epiglottitis
J06 Acute upper respiratory infections of multiple and unspecified sites
J06.9 Acute upper respiratory infection, unspecified|URTI,URI
J09 Influenza due to identified zoonotic or pandemic influenza virus|swine flu,bird flu
J10.0 Influenza with pneumonia, seasonal influenza virus identified
J10.1 Influenza with other respiratory manifestations, seasonal influenza virus identified
J11 Influenza, virus not identified|flu
J11.1 Influenza with other respiratory manifestations, virus not identified
J12.9 Viral pneumonia, unspecified
J13 Pneumonia due to Streptococcus pneumoniae
J15.9 Bacterial pneumonia, unspecified
J18 Pneumonia, organism unspecified|नमोनिया,निमोनिया
J18.0 Bronchopneumonia, unspecified
J18.1 Lobar pneumonia, unspecified
J18.9 Pneumonia, unspecified|community-acquired pneumonia,CAP
J20 Acute bronchitis
J20.9 Acute bronchitis, unspecified
J21 Acute bronchiolitis
J21.9 Acute bronchiolitis, unspecified
J22 Unspecified acute lower respiratory infection|LRTI
J30 Vasomotor and allergic rhinitis
J30.1 Allergic rhinitis due to pollen|hay fever
J30.4 Allergic rhinitis, unspecified
J31.0 Chronic rhinitis
J32 Chronic sinusitis
J32.9 Chronic sinusitis, unspecified
J33.9 Nasal polyp, unspecified
J34.0 Abscess, furuncle and carbuncle of nose
J34.2 Deviated nasal septum|DNS
J35.0 Chronic tonsillitis
J35.1 Hypertrophy of tonsils
J35.2 Hypertrophy of adenoids
J36 Peritonsillar abscess|quinsy
J37.0 Chronic laryngitis
J38.0 Paralysis of vocal cords and larynx
J38.1 Polyp of vocal cord and larynx
J39.0 Retropharyngeal and parapharyngeal abscess
J40 Bronchitis, not specified as acute or chronic
J42 Unspecified chronic bronchitis
J43.9 Emphysema, unspecified
J44 Other chronic obstructive pulmonary disease|COPD
J44.0 Chronic obstructive pulmonary disease with acute lower respiratory infection
J44.1 Chronic obstructive pulmonary disease with acute exacerbation, unspecified|AECOPD
J44.9 Chronic obstructive pulmonary disease, unspecified
J45 Asthma|dama,दमा
J45.0 Predominantly allergic asthma
J45.9 Asthma, unspecified|bronchial asthma
J46 Status asthmaticus|acute severe asthma
J47 Bronchiectasis
J60 Coalworker pneumoconiosis
J61 Pneumoconiosis due to asbestos and other mineral fibres|asbestosis
J62.8 Pneumoconiosis due to other dust containing silica|silicosis
J67.9 Hypersensitivity pneumonitis due to unspecified organic dust
J68.0 Bronchitis and pneumonitis due to chemicals, gases, fumes and vapours
J69.0 Pneumonitis due to food and vomit|aspiration pneumonia
J80 Adult respiratory distress syndrome|ARDS
J81 Pulmonary oedema
J82 Pulmonary eosinophilia, not elsewhere classified|tropical eosinophilia
J84.1 Other interstitial pulmonary diseases with fibrosis|pulmonary fibrosis
J84.9 Interstitial pulmonary disease, unspecified|ILD
J85.2 Abscess of lung without pneumonia
J86.9 Pyothorax without fistula|empyema
J90 Pleural effusion, not elsewhere classified
J93.0 Spontaneous tension pneumothorax
J93.9 Pneumothorax, unspecified
J94.2 Haemothorax
J96 Respiratory failure, not elsewhere classified
J96.0 Acute respiratory failure
J96.1 Chronic respiratory failure
J96.9 Respiratory failure, unspecified
J98.1 Pulmonary collapse|atelectasis
J98.8 Other specified respiratory disorders|bronchospasm,wheezing illness
`;
