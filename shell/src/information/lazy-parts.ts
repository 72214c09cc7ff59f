export { PopupsAndNotices } from './announcements/PopupsAndNotices';
export { SideExtras } from './contact/SideExtras';
export { HelpLinks } from './help/HelpLinks';
export { Bell } from './announcements/Bell';
