export { errorText, tellsMoment } from '@pavilion/i18n';
