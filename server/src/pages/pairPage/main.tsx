import './style.css';
import { render } from 'preact';
import { readTexts } from '../l10n';
import { App } from './app';
import { findHost } from './host';

const page = document.getElementById('page');
if (!page) throw new Error('the page has no place to draw in');
readTexts(document);
render(<App host={findHost()} />, page);
