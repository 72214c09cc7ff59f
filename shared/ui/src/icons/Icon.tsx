/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { ComponentType, SVGProps } from 'react';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BadgePercent,
  Banknote,
  Bell,
  Calendar,
  ChartNoAxesColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  Coins,
  Copy,
  CreditCard,
  Crown,
  Dices,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Fish,
  Flame,
  Funnel,
  Gamepad2,
  Gift,
  Globe,
  Headphones,
  Heart,
  House,
  Info,
  KeyRound,
  Landmark,
  LayoutGrid,
  Link,
  List,
  Lock,
  LogIn,
  LogOut,
  Mail,
  Maximize,
  Medal,
  Menu,
  MessageCircle,
  Minus,
  Monitor,
  Moon,
  Network,
  Package,
  PanelLeft,
  Pause,
  Pencil,
  Phone,
  Play,
  Plus,
  QrCode,
  Receipt,
  RefreshCw,
  Rocket,
  Search,
  Settings,
  Share2,
  Shield,
  ShieldCheck,
  ShoppingBag,
  Star,
  Sun,
  Swords,
  Target,
  Ticket,
  Trash2,
  TriangleAlert,
  Trophy,
  User,
  Users,
  Wallet,
  WifiOff,
  X,
} from 'lucide-react';
import { classNames } from '../class-names';
import styles from './Icon.module.css';
import { BallIcon, CardsIcon, RoosterIcon, SlotIcon, SportIcon } from './own-icons';

type Drawn = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

const drawings = {
  alert: TriangleAlert,
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  ball: BallIcon,
  bank: Landmark,
  banknote: Banknote,
  bell: Bell,
  bonus: BadgePercent,
  calendar: Calendar,
  card: CreditCard,
  cards: CardsIcon,
  chart: ChartNoAxesColumn,
  check: Check,
  'check-circle': CircleCheck,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  clock: Clock,
  coins: Coins,
  copy: Copy,
  crown: Crown,
  dice: Dices,
  download: Download,
  'e-sports': Swords,
  external: ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  file: FileText,
  filter: Funnel,
  fish: Fish,
  flame: Flame,
  gamepad: Gamepad2,
  gift: Gift,
  globe: Globe,
  grid: LayoutGrid,
  headphones: Headphones,
  heart: Heart,
  help: CircleQuestionMark,
  home: House,
  info: Info,
  key: KeyRound,
  link: Link,
  list: List,
  lock: Lock,
  'log-in': LogIn,
  'log-out': LogOut,
  mail: Mail,
  maximize: Maximize,
  medal: Medal,
  menu: Menu,
  message: MessageCircle,
  minus: Minus,
  monitor: Monitor,
  moon: Moon,
  more: Ellipsis,
  network: Network,
  offline: WifiOff,
  package: Package,
  panel: PanelLeft,
  pause: Pause,
  pencil: Pencil,
  phone: Phone,
  play: Play,
  plus: Plus,
  qr: QrCode,
  receipt: Receipt,
  refresh: RefreshCw,
  rocket: Rocket,
  rooster: RoosterIcon,
  search: Search,
  settings: Settings,
  share: Share2,
  shield: Shield,
  'shield-check': ShieldCheck,
  shop: ShoppingBag,
  slot: SlotIcon,
  sport: SportIcon,
  star: Star,
  sun: Sun,
  target: Target,
  ticket: Ticket,
  trash: Trash2,
  trophy: Trophy,
  user: User,
  users: Users,
  wallet: Wallet,
  x: X,
  'x-circle': CircleX,
} as const satisfies Record<string, Drawn>;

/** Icons that point along the line of writing, and so turn round where it runs from right to left. */
const directional: ReadonlySet<string> = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'log-in',
  'log-out',
  'external',
]);

/** Every icon by the key that a descriptor or a caller names it with. */
export type IconName = keyof typeof drawings;

/** All icon names, for validating a name that arrived from outside. */
export const ICON_NAMES = Object.keys(drawings) as readonly IconName[];

/** Says whether a string names an icon, so that a descriptor's unknown icon can fall back to another. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(drawings, name);
}

export interface IconProps {
  /** Which drawing. */
  name: IconName;
  /** Edge length in pixels; 20 unless told. */
  size?: number | undefined;
  /** Spoken name; leave it out where text beside the icon already says it, and the icon is hidden from screen readers. */
  label?: string | undefined;
  /** Paints the inside too, as a filled heart or star. */
  filled?: boolean | undefined;
  className?: string | undefined;
}

/** Draws the named icon in the colour of the text around it. */
export function Icon({ name, size = 20, label, filled = false, className }: IconProps) {
  const Drawn: Drawn = drawings[name];
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  const look = classNames(directional.has(name) && styles['directional'], className) || undefined;
  return <Drawn size={size} className={look} fill={filled ? 'currentColor' : 'none'} focusable={false} {...spoken} />;
}
