// Global styles, once per page: layer order, tokens, reset, typefaces.
import '../theme/layers.css.ts';
import '../theme/light.css.ts';
import './reset.css.ts';
import './fonts.css';
import './fallbackFonts.css.ts';
